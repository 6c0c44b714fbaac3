-- Management may answer a request for verification with what has to change.
alter table api.agents drop constraint agents_verification_status_check;
alter table api.agents add constraint agents_verification_status_check
  check (verification_status in
    ('NONE', 'PENDING', 'VERIFIED', 'REJECTED', 'CHANGES_REQUESTED'));

-- The picture of the person.
alter table api.agents add column avatar_image_id uuid references api.images (id);
create index agents_avatar on api.agents (avatar_image_id) where avatar_image_id is not null;

-- What a suspended agent says against the suspension.
alter table api.agents add column appeal text check (char_length(appeal) between 10 and 2000);
alter table api.agents add column appealed_at timestamptz(3);
alter table api.agents add constraint agents_appeal check ((appeal is null) = (appealed_at is null));
create index agents_appealing on api.agents (appealed_at, id) where appealed_at is not null;
