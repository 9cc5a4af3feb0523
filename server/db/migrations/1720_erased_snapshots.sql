-- The files of snapshots name people. Of an organization whose people are erased their bytes go; the hashes and the chain stay, and so
-- does what was paid for them. The guards of the table let nothing else through.
create function is_erasure_of_bytes(p_old report_snapshot_file, p_new report_snapshot_file) returns boolean
language sql stable as $$
  select is_erased((p_new).organization_id)
    and (p_new).bytes = ''
    and ((p_new).id, (p_new).snapshot_id, (p_new).organization_id, (p_new).sha256, (p_new).chain, (p_new).made_at)
      = ((p_old).id, (p_old).snapshot_id, (p_old).organization_id, (p_old).sha256, (p_old).chain, (p_old).made_at)
$$;
revoke all on function is_erasure_of_bytes(report_snapshot_file, report_snapshot_file) from public;

drop trigger append_only on report_snapshot_file;
create trigger append_only before delete on report_snapshot_file for each row execute function refuse_rewrite();
create trigger append_only_rows before update on report_snapshot_file
  for each row when (not is_erasure_of_bytes(old, new)) execute function refuse_rewrite();

-- recreate erase_organization@3d8ffb5c

-- Of those that were erased before.
update report_snapshot_file f set bytes = ''
  from organization o where o.id = f.organization_id and o.erased_at is not null;
