-- Accruals are looked at again: what has become known of their payer since is a flag, too.
grant update (flags) on ref_accrual to app_system;
