-- Documents of all clients, the newest first, as the back office lists them.
create index pay_document_page_idx on pay_document (id desc);
create index pay_document_open_idx on pay_document (id desc) where status = 'issued';
-- A bank's statement tells who paid by the tax number.
create index pay_document_buyer_idx on pay_document ((parties -> 'buyer' ->> 'inn')) where type = 'invoice';
create index payment_bank_idx on payment (external_id) where provider = 'bank';
