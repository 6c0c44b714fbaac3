-- Finds images that nothing has shown for a day.
create index images_by_age on api.images (created_at);
