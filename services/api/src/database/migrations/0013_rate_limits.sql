-- Tries of passwords and the like, counted for all processes. Losing them in a crash is no harm.
-- The columns, and their order, are those of rate-limiter-flexible.
create unlogged table api.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
