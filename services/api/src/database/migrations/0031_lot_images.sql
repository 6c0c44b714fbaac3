-- The images of a lot in their order; the first is the cover.
create table api.lot_images (
  lot_id uuid not null references api.lots (id) on delete cascade,
  image_id uuid not null references api.images (id),
  position integer not null check (position between 0 and 3),
  primary key (lot_id, image_id),
  unique (lot_id, position) deferrable initially deferred
);
create index lot_images_of_image on api.lot_images (image_id);
