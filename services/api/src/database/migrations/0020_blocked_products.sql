-- What management has blocked, in all agents' products.
create index products_blocked on api.products (updated_at desc, id) where moderation = 'BLOCKED';
