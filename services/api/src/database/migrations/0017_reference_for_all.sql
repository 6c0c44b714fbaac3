-- Reference data that takes effect everywhere once management has entered it.

-- Which rates may be chosen is in api.vat_rates; a product keeps the one that it was given.
alter table api.products drop constraint products_vat_rate_check;
alter table api.products add constraint products_vat_rate_check check (vat_rate between 0 and 100);

-- What one euro costs, for amounts in the other currency that are for information alone.
create table api.fx_rates (
  id uuid primary key,
  version integer not null default 1 check (version >= 1),
  -- Ten-thousandths of a denar for one euro, as the National Bank writes its rates.
  denars_per_euro_e4 integer not null check (denars_per_euro_e4 between 100000 and 10000000),
  -- From this day until that of the next entry.
  valid_from date not null unique,
  updated_at timestamptz(3) not null
);
insert into api.fx_rates (id, denars_per_euro_e4, valid_from, updated_at) values
  ('018f0000-0000-7000-8000-000000000011', 615000, '2024-01-01', now());
