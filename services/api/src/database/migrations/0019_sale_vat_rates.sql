-- The VAT rate of a sale, in percent: a product's rate changes, the ledger does not.
alter table api.movements add column vat_rate integer
  check (vat_rate between 0 and 100),
  add constraint movements_only_sales_are_taxed check (vat_rate is null or type = 'SALE');

-- What was booked before has today's rate of its product; an agent who is not registered charges none.
alter table api.movements disable trigger movements_append_only;
update api.movements set vat_rate = case when agents.vat_registered then products.vat_rate else 0 end
from api.products join api.agents on agents.id = products.agent_id
where products.id = movements.product_id and movements.type = 'SALE';
alter table api.movements enable trigger movements_append_only;
