-- Whoever uses tokens holds the organization's ledger, and all others who use tokens wait: what is done meanwhile takes less time.

-- Where the initiator works, and which day it is, are found before the lock. Grants are looked at only where there are some.
-- recreate reserve_tokens@d5bbb176

-- A reserve that is used whole, or given back whole, needs no division of its parts.
-- recreate settle_tokens@98d33b85

-- All lines of an operation are inserted by one statement.
-- recreate ledger_post@26223c34

-- The heads of the chains are there but once in the life of an organization: they are locked first, and written only where missing.
-- recreate ledger_operation_link@0f720d98
-- recreate audit_batch_link@b0264e89

-- PL/pgSQL keeps the plans of its statements from call to call.
-- recreate places_of@6bed3f7f
-- recreate subdivisions_above@c791c43e
-- recreate token_lines@97c56794
