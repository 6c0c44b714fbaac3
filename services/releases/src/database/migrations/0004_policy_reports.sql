-- What browsers refused to run or load because the page's policy forbids it; one row for each kind.
-- Addresses are kept without query and fragment, pages by their path; nothing says who reported it.
create table releases.policy_reports (
  kind text not null check (kind in ('csp-violation', 'integrity-violation')),
  directive text not null,
  blocked text not null,
  page text not null,
  source text not null,
  report_only boolean not null,
  total bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (kind, directive, blocked, page, source, report_only)
);
create index policy_reports_by_time on releases.policy_reports (last_at);
