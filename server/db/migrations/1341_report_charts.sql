-- How the groups of a report are drawn; null: as a table alone.
alter table report add column chart text check (chart in ('bars', 'shares'));

-- What happens when a report falls on a day off: those that are there are sent all the same.
update report set schedule = schedule || '{"holidays": "asIs"}' where schedule is not null;
