-- Settlements of before got their second language in 0027 and kept the sort keys of the first one.
-- Also, seats that do not have the name of their municipality were left in one language: four by the
-- Law on the Territorial Organisation of Local Self-Government, and Skopje for its ten municipalities.

update api.locations set settlement_mk = seat.mk, settlement_en = seat.en
from (
  values ('MK-210', 'Облешево', 'Obleševo'), ('MK-304', 'Белчишта', 'Belčišta'),
    ('MK-406', 'Стар Дојран', 'Star Dojran'), ('MK-607', 'Ростуше', 'Rostuše')
  union all
  select code, 'Скопје', 'Skopje' from unnest(array['MK-85', 'MK-801', 'MK-803', 'MK-804', 'MK-805',
    'MK-808', 'MK-809', 'MK-811', 'MK-814', 'MK-815', 'MK-817']) as codes (code)
) as seat (code, mk, en)
where municipality_code = seat.code
  and ((settlement_mk = seat.mk and settlement_en is null)
    or (settlement_en = seat.en and settlement_mk is null));

-- `sortKey` of @pazar/format as it is today: two digits for each letter, after the marks of Latin
-- letters and after upper case are removed. A server without a locale knows the case of ASCII alone.
create function api.sort_key_0028(written text, alphabets text) returns text
language sql immutable as $$
  select coalesce(string_agg(case
    when letter = ' ' then '01'
    when strpos('0123456789', letter) > 0 then (9 + strpos('0123456789', letter))::text
    when strpos(alphabets, letter) > 0 then (29 + strpos(alphabets, letter))::text
    else '05' end, '' order by place), '')
  from regexp_split_to_table(replace(translate(normalize(regexp_replace(lower(translate(
      normalize(btrim(regexp_replace(written, '\s+', ' ', 'g')), NFD),
      'АБВГДЕЖЗЅИЈКЛЉМНЊОПРСТЌУФХЦЧЏШЂЋЩ' || 'ĐŁØ', 'абвгдежзѕијклљмнњопрстќуфхцчџшђћщ' || 'đłø')),
      '([a-z])[\u0300-\u036f]+', '\1', 'g'), NFC),
      'ѐѝйђћщ' || 'đłø', 'еијѓќш' || 'dlo'), 'ß', 'ss'), '') with ordinality as letters (letter, place)
$$;

update api.locations set
  settlement_sort_mk = api.sort_key_0028(coalesce(settlement_mk, settlement_en),
    'абвгдѓежзѕијклљмнњопрстќуфхцчџш' || 'abcdefghijklmnopqrstuvwxyz'),
  settlement_sort_en = api.sort_key_0028(coalesce(settlement_en, settlement_mk),
    'abcdefghijklmnopqrstuvwxyz' || 'абвгдѓежзѕијклљмнњопрстќуфхцчџш');

drop function api.sort_key_0028(text, text);
