-- Reference data: what all agents choose from, and the rate of the euro. Management changes them;
-- municipalities change by law and come with a migration.

create table api.municipalities (
  -- ISO 3166-2:MK; the City of Skopje, which spans ten of them, keeps its code of before 2019.
  code text primary key check (code ~ '^MK-[0-9]{2,3}$'),
  name_mk text not null,
  name_en text not null
);
insert into api.municipalities (code, name_mk, name_en) values
  ('MK-101', 'Велес', 'Veles'),
  ('MK-102', 'Градско', 'Gradsko'),
  ('MK-103', 'Демир Капија', 'Demir Kapija'),
  ('MK-104', 'Кавадарци', 'Kavadarci'),
  ('MK-105', 'Лозово', 'Lozovo'),
  ('MK-106', 'Неготино', 'Negotino'),
  ('MK-107', 'Росоман', 'Rosoman'),
  ('MK-108', 'Свети Николе', 'Sveti Nikole'),
  ('MK-109', 'Чашка', 'Čaška'),
  ('MK-201', 'Берово', 'Berovo'),
  ('MK-202', 'Виница', 'Vinica'),
  ('MK-203', 'Делчево', 'Delčevo'),
  ('MK-204', 'Зрновци', 'Zrnovci'),
  ('MK-205', 'Карбинци', 'Karbinci'),
  ('MK-206', 'Кочани', 'Kočani'),
  ('MK-207', 'Македонска Каменица', 'Makedonska Kamenica'),
  ('MK-208', 'Пехчево', 'Pehčevo'),
  ('MK-209', 'Пробиштип', 'Probištip'),
  ('MK-210', 'Чешиново-Облешево', 'Češinovo-Obleševo'),
  ('MK-211', 'Штип', 'Štip'),
  ('MK-301', 'Вевчани', 'Vevčani'),
  ('MK-303', 'Дебар', 'Debar'),
  ('MK-304', 'Дебрца', 'Debrca'),
  ('MK-307', 'Кичево', 'Kičevo'),
  ('MK-308', 'Македонски Брод', 'Makedonski Brod'),
  ('MK-310', 'Охрид', 'Ohrid'),
  ('MK-311', 'Пласница', 'Plasnica'),
  ('MK-312', 'Струга', 'Struga'),
  ('MK-313', 'Центар Жупа', 'Centar Župa'),
  ('MK-401', 'Богданци', 'Bogdanci'),
  ('MK-402', 'Босилово', 'Bosilovo'),
  ('MK-403', 'Валандово', 'Valandovo'),
  ('MK-404', 'Василево', 'Vasilevo'),
  ('MK-405', 'Гевгелија', 'Gevgelija'),
  ('MK-406', 'Дојран', 'Dojran'),
  ('MK-407', 'Конче', 'Konče'),
  ('MK-408', 'Ново Село', 'Novo Selo'),
  ('MK-409', 'Радовиш', 'Radoviš'),
  ('MK-410', 'Струмица', 'Strumica'),
  ('MK-501', 'Битола', 'Bitola'),
  ('MK-502', 'Демир Хисар', 'Demir Hisar'),
  ('MK-503', 'Долнени', 'Dolneni'),
  ('MK-504', 'Кривогаштани', 'Krivogaštani'),
  ('MK-505', 'Крушево', 'Kruševo'),
  ('MK-506', 'Могила', 'Mogila'),
  ('MK-507', 'Новаци', 'Novaci'),
  ('MK-508', 'Прилеп', 'Prilep'),
  ('MK-509', 'Ресен', 'Resen'),
  ('MK-601', 'Боговиње', 'Bogovinje'),
  ('MK-602', 'Брвеница', 'Brvenica'),
  ('MK-603', 'Врапчиште', 'Vrapčište'),
  ('MK-604', 'Гостивар', 'Gostivar'),
  ('MK-605', 'Желино', 'Želino'),
  ('MK-606', 'Јегуновце', 'Jegunovce'),
  ('MK-607', 'Маврово и Ростуше', 'Mavrovo and Rostuše'),
  ('MK-608', 'Теарце', 'Tearce'),
  ('MK-609', 'Тетово', 'Tetovo'),
  ('MK-701', 'Кратово', 'Kratovo'),
  ('MK-702', 'Крива Паланка', 'Kriva Palanka'),
  ('MK-703', 'Куманово', 'Kumanovo'),
  ('MK-704', 'Липково', 'Lipkovo'),
  ('MK-705', 'Ранковце', 'Rankovce'),
  ('MK-706', 'Старо Нагоричане', 'Staro Nagoričane'),
  ('MK-801', 'Аеродром', 'Aerodrom'),
  ('MK-802', 'Арачиново', 'Aračinovo'),
  ('MK-803', 'Бутел', 'Butel'),
  ('MK-804', 'Гази Баба', 'Gazi Baba'),
  ('MK-805', 'Ѓорче Петров', 'Gjorče Petrov'),
  ('MK-806', 'Зелениково', 'Zelenikovo'),
  ('MK-807', 'Илинден', 'Ilinden'),
  ('MK-808', 'Карпош', 'Karpoš'),
  ('MK-809', 'Кисела Вода', 'Kisela Voda'),
  ('MK-810', 'Петровец', 'Petrovec'),
  ('MK-811', 'Сарај', 'Saraj'),
  ('MK-812', 'Сопиште', 'Sopište'),
  ('MK-813', 'Студеничани', 'Studeničani'),
  ('MK-814', 'Центар', 'Centar'),
  ('MK-815', 'Чаир', 'Čair'),
  ('MK-816', 'Чучер-Сандево', 'Čučer-Sandevo'),
  ('MK-817', 'Шуто Оризари', 'Šuto Orizari'),
  ('MK-85', 'Град Скопје', 'City of Skopje');

create table api.vat_rates (
  id uuid primary key,
  version integer not null default 1 check (version >= 1),
  rate integer not null check (rate between 0 and 100),
  name_mk text not null check (char_length(name_mk) between 2 and 80),
  name_en text not null check (char_length(name_en) between 2 and 80),
  valid_from date not null,
  -- The last day; null while it holds.
  valid_to date,
  updated_at timestamptz(3) not null,
  check (valid_from <= valid_to),
  unique (rate, valid_from)
);
insert into api.vat_rates (id, rate, name_mk, name_en, valid_from, updated_at) values
  ('018f0000-0000-7000-8000-000000000001', 18, 'Општа стапка', 'General rate', '2000-04-01', now()),
  ('018f0000-0000-7000-8000-000000000002', 10, 'Угостителство', 'Catering', '2021-01-01', now()),
  ('018f0000-0000-7000-8000-000000000003', 5, 'Повластена стапка', 'Preferential rate', '2000-04-01', now()),
  ('018f0000-0000-7000-8000-000000000004', 0, 'Без ДДВ', 'No VAT', '2000-04-01', now());

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

create table api.categories (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,39}$'),
  version integer not null default 1 check (version >= 1),
  -- Two levels: a parent has no parent.
  parent_id text references api.categories (id),
  name_mk text not null check (char_length(name_mk) between 2 and 80),
  name_en text not null check (char_length(name_en) between 2 and 80),
  -- What a new product of this category starts with, in percent.
  default_vat_rate integer not null check (default_vat_rate between 0 and 100),
  position integer not null check (position >= 0),
  active boolean not null default true,
  updated_at timestamptz(3) not null,
  check (parent_id <> id)
);
create function api.keep_two_levels() returns trigger language plpgsql as $$
begin
  if new.parent_id is not null and (
      exists (select from api.categories where id = new.parent_id and parent_id is not null)
      or exists (select from api.categories where parent_id = new.id)) then
    raise exception 'categories have two levels' using errcode = 'check_violation', constraint = 'categories_two_levels';
  end if;
  return new;
end
$$;
create trigger categories_two_levels before insert or update on api.categories
  for each row execute function api.keep_two_levels();
insert into api.categories (id, parent_id, name_mk, name_en, default_vat_rate, position, updated_at) values
  ('vegetables', null, 'Зеленчук', 'Vegetables', 5, 0, now()),
  ('fruiting-vegetables', 'vegetables', 'Плоден зеленчук', 'Fruiting vegetables', 5, 1, now()),
  ('leafy-vegetables', 'vegetables', 'Лиснат зеленчук', 'Leafy vegetables', 5, 2, now()),
  ('root-vegetables', 'vegetables', 'Коренест зеленчук', 'Root vegetables', 5, 3, now()),
  ('onions', 'vegetables', 'Кромид и лук', 'Onions and garlic', 5, 4, now()),
  ('cabbages', 'vegetables', 'Зелка и карфиол', 'Cabbages', 5, 5, now()),
  ('fresh-legumes', 'vegetables', 'Свежи мешункасти', 'Fresh legumes', 5, 6, now()),
  ('mushrooms', 'vegetables', 'Печурки', 'Mushrooms', 5, 7, now()),
  ('fruit', null, 'Овошје', 'Fruit', 5, 8, now()),
  ('pome-fruit', 'fruit', 'Јаболка, круши и дуњи', 'Apples, pears and quinces', 5, 9, now()),
  ('stone-fruit', 'fruit', 'Коскесто овошје', 'Stone fruit', 5, 10, now()),
  ('berries', 'fruit', 'Јагодесто овошје', 'Berries', 5, 11, now()),
  ('grapes', 'fruit', 'Грозје', 'Grapes', 5, 12, now()),
  ('melons', 'fruit', 'Лубеници и дињи', 'Melons', 5, 13, now()),
  ('nuts', 'fruit', 'Јаткасто овошје', 'Nuts', 5, 14, now()),
  ('southern-fruit', 'fruit', 'Јужно овошје', 'Southern fruit', 5, 15, now()),
  ('grain', null, 'Житарици и мешункасти', 'Grain and pulses', 5, 16, now()),
  ('rice', 'grain', 'Ориз', 'Rice', 5, 17, now()),
  ('flour', 'grain', 'Брашно', 'Flour', 5, 18, now()),
  ('pulses', 'grain', 'Грав и леќа', 'Beans and lentils', 5, 19, now()),
  ('dairy', null, 'Млечни производи', 'Dairy', 5, 20, now()),
  ('milk', 'dairy', 'Млеко', 'Milk', 5, 21, now()),
  ('cheese', 'dairy', 'Сирење и кашкавал', 'Cheese', 5, 22, now()),
  ('yoghurt', 'dairy', 'Јогурт и кисело млеко', 'Yoghurt', 5, 23, now()),
  ('butter', 'dairy', 'Путер и павлака', 'Butter and cream', 5, 24, now()),
  ('eggs', null, 'Јајца', 'Eggs', 5, 25, now()),
  ('meat', null, 'Месо и риба', 'Meat and fish', 5, 26, now()),
  ('fresh-meat', 'meat', 'Свежо месо', 'Fresh meat', 5, 27, now()),
  ('cured-meat', 'meat', 'Сувомеснати производи', 'Cured meat', 5, 28, now()),
  ('poultry', 'meat', 'Живинско месо', 'Poultry', 5, 29, now()),
  ('fish', 'meat', 'Риба', 'Fish', 5, 30, now()),
  ('honey', null, 'Мед и пчелни производи', 'Honey and bee products', 5, 31, now()),
  ('preserves', null, 'Зимница', 'Preserves', 5, 32, now()),
  ('ajvar', 'preserves', 'Ајвар и намази', 'Ajvar and spreads', 5, 33, now()),
  ('pickles', 'preserves', 'Туршија', 'Pickles', 5, 34, now()),
  ('jams', 'preserves', 'Слатко и џем', 'Jams', 5, 35, now()),
  ('dried-fruit', 'preserves', 'Сушено овошје и зеленчук', 'Dried fruit and vegetables', 5, 36, now()),
  ('oils', 'preserves', 'Масло и оцет', 'Oil and vinegar', 5, 37, now()),
  ('herbs', null, 'Билки и зачини', 'Herbs and spices', 5, 38, now()),
  ('fresh-herbs', 'herbs', 'Свежи билки', 'Fresh herbs', 5, 39, now()),
  ('teas', 'herbs', 'Чаеви', 'Teas', 5, 40, now()),
  ('spices', 'herbs', 'Зачини', 'Spices', 5, 41, now()),
  ('drinks', null, 'Пијалаци', 'Drinks', 18, 42, now()),
  ('juices', 'drinks', 'Сокови', 'Juices', 18, 43, now()),
  ('wine', 'drinks', 'Вино', 'Wine', 18, 44, now()),
  ('rakija', 'drinks', 'Ракија', 'Rakija', 18, 45, now()),
  ('bakery', null, 'Леб и печива', 'Bread and pastry', 5, 46, now()),
  ('plants', null, 'Расад и семе', 'Seedlings and seed', 5, 47, now());

create table api.crops (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,39}$'),
  version integer not null default 1 check (version >= 1),
  name_mk text not null check (char_length(name_mk) between 2 and 80),
  name_en text not null check (char_length(name_en) between 2 and 80),
  default_unit text not null check (default_unit in ('KG', 'L', 'PIECE', 'BUNCH')),
  -- Months in which it is usually harvested.
  usual_months integer[] not null
    check (usual_months <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  -- From planting to the first harvest; null for what stands for years.
  days_to_maturity integer check (days_to_maturity between 1 and 1000),
  active boolean not null default true,
  updated_at timestamptz(3) not null
);
insert into api.crops
  (id, name_mk, name_en, default_unit, usual_months, days_to_maturity, updated_at) values
  ('tomato', 'Домат', 'Tomato', 'KG', '{6,7,8,9,10}', 80, now()),
  ('cherry-tomato', 'Чери домат', 'Cherry tomato', 'KG', '{6,7,8,9,10}', 70, now()),
  ('pepper', 'Пиперка', 'Pepper', 'KG', '{7,8,9,10}', 85, now()),
  ('hot-pepper', 'Лута пиперка', 'Hot pepper', 'KG', '{7,8,9,10}', 90, now()),
  ('cucumber', 'Краставица', 'Cucumber', 'KG', '{5,6,7,8,9}', 55, now()),
  ('gherkin', 'Корнишони', 'Gherkins', 'KG', '{6,7,8,9}', 50, now()),
  ('aubergine', 'Модар патлиџан', 'Aubergine', 'KG', '{7,8,9,10}', 80, now()),
  ('courgette', 'Тиквичка', 'Courgette', 'KG', '{6,7,8,9}', 50, now()),
  ('pumpkin', 'Тиква', 'Pumpkin', 'KG', '{9,10,11}', 110, now()),
  ('cabbage', 'Зелка', 'Cabbage', 'KG', '{6,9,10,11}', 90, now()),
  ('cauliflower', 'Карфиол', 'Cauliflower', 'KG', '{9,10,11}', 85, now()),
  ('lettuce', 'Марула', 'Lettuce', 'PIECE', '{3,4,5,9,10,11}', 55, now()),
  ('spinach', 'Спанаќ', 'Spinach', 'KG', '{3,4,5,10,11}', 45, now()),
  ('leek', 'Праз', 'Leek', 'KG', '{9,10,11,12,1,2}', 120, now()),
  ('onion', 'Кромид', 'Onion', 'KG', '{7,8,9}', 110, now()),
  ('spring-onion', 'Млад кромид', 'Spring onion', 'BUNCH', '{3,4,5,6}', 65, now()),
  ('garlic', 'Лук', 'Garlic', 'KG', '{6,7}', 240, now()),
  ('potato', 'Компир', 'Potato', 'KG', '{6,7,8,9}', 95, now()),
  ('carrot', 'Морков', 'Carrot', 'KG', '{6,7,8,9,10}', 80, now()),
  ('beetroot', 'Цвекло', 'Beetroot', 'KG', '{7,8,9,10}', 70, now()),
  ('radish', 'Ротквица', 'Radish', 'BUNCH', '{3,4,5,10}', 28, now()),
  ('green-bean', 'Боранија', 'Green bean', 'KG', '{6,7,8,9}', 60, now()),
  ('bean', 'Грав', 'Bean', 'KG', '{8,9,10}', 105, now()),
  ('pea', 'Грашок', 'Pea', 'KG', '{5,6}', 70, now()),
  ('parsley', 'Магдонос', 'Parsley', 'BUNCH', '{3,4,5,6,7,8,9,10,11}', 75, now()),
  ('dill', 'Копар', 'Dill', 'BUNCH', '{4,5,6,7,8,9}', 45, now()),
  ('rice', 'Ориз', 'Rice', 'KG', '{9,10}', 150, now()),
  ('brown-rice', 'Интегрален ориз', 'Brown rice', 'KG', '{9,10}', 150, now()),
  ('wheat', 'Пченица', 'Wheat', 'KG', '{6,7}', 240, now()),
  ('maize', 'Пченка', 'Maize', 'KG', '{8,9,10}', 110, now()),
  ('watermelon', 'Лубеница', 'Watermelon', 'KG', '{7,8,9}', 85, now()),
  ('melon', 'Диња', 'Melon', 'KG', '{7,8,9}', 80, now()),
  ('strawberry', 'Јагода', 'Strawberry', 'KG', '{5,6}', null, now()),
  ('raspberry', 'Малина', 'Raspberry', 'KG', '{6,7,8,9}', null, now()),
  ('apple', 'Јаболко', 'Apple', 'KG', '{8,9,10}', null, now()),
  ('pear', 'Круша', 'Pear', 'KG', '{7,8,9}', null, now()),
  ('quince', 'Дуња', 'Quince', 'KG', '{9,10,11}', null, now()),
  ('plum', 'Слива', 'Plum', 'KG', '{7,8,9}', null, now()),
  ('cherry', 'Цреша', 'Cherry', 'KG', '{5,6}', null, now()),
  ('sour-cherry', 'Вишна', 'Sour cherry', 'KG', '{6,7}', null, now()),
  ('peach', 'Праска', 'Peach', 'KG', '{6,7,8,9}', null, now()),
  ('apricot', 'Кајсија', 'Apricot', 'KG', '{6,7}', null, now()),
  ('grape', 'Грозје', 'Grapes', 'KG', '{8,9,10}', null, now()),
  ('fig', 'Смоква', 'Fig', 'KG', '{6,8,9}', null, now()),
  ('pomegranate', 'Калинка', 'Pomegranate', 'KG', '{9,10,11}', null, now()),
  ('kiwi', 'Киви', 'Kiwi', 'KG', '{10,11}', null, now()),
  ('walnut', 'Орев', 'Walnut', 'KG', '{9,10}', null, now()),
  ('almond', 'Бадем', 'Almond', 'KG', '{8,9}', null, now()),
  ('honey', 'Мед', 'Honey', 'KG', '{5,6,7,8}', null, now()),
  ('eggs', 'Јајца', 'Eggs', 'PIECE', '{1,2,3,4,5,6,7,8,9,10,11,12}', null, now()),
  ('milk', 'Млеко', 'Milk', 'L', '{1,2,3,4,5,6,7,8,9,10,11,12}', null, now()),
  ('sheep-cheese', 'Овчо сирење', 'Sheep cheese', 'KG', '{4,5,6,7,8}', null, now());

create table api.units (
  code text primary key check (code ~ '^[A-Z]{1,10}$'),
  version integer not null default 1 check (version >= 1),
  name_mk text not null check (char_length(name_mk) between 1 and 40),
  name_en text not null check (char_length(name_en) between 1 and 40),
  short_mk text not null check (char_length(short_mk) between 1 and 12),
  short_en text not null check (char_length(short_en) between 1 and 12),
  -- Units of one dimension convert into each other; what a container holds differs by product.
  dimension text not null check (dimension in ('MASS', 'VOLUME', 'COUNT', 'BUNCH', 'CONTAINER')),
  -- Millionths of the dimension's base unit: of a kilogram, a litre, a piece.
  factor_millionths bigint check (factor_millionths > 0),
  updated_at timestamptz(3) not null,
  check ((dimension = 'CONTAINER') = (factor_millionths is null))
);
insert into api.units
  (code, name_mk, name_en, short_mk, short_en, dimension, factor_millionths, updated_at) values
  ('KG', 'килограм', 'kilogram', 'кг', 'kg', 'MASS', 1000000, now()),
  ('G', 'грам', 'gram', 'г', 'g', 'MASS', 1000, now()),
  ('T', 'тон', 'tonne', 'т', 't', 'MASS', 1000000000, now()),
  ('L', 'литар', 'litre', 'л', 'l', 'VOLUME', 1000000, now()),
  ('ML', 'милилитар', 'millilitre', 'мл', 'ml', 'VOLUME', 1000, now()),
  ('PIECE', 'парче', 'piece', 'пар.', 'pc', 'COUNT', 1000000, now()),
  ('BUNCH', 'врска', 'bunch', 'врска', 'bunch', 'BUNCH', 1000000, now()),
  ('BOX', 'кутија', 'box', 'кутија', 'box', 'CONTAINER', null, now()),
  ('CRATE', 'гајба', 'crate', 'гајба', 'crate', 'CONTAINER', null, now()),
  ('JAR', 'тегла', 'jar', 'тегла', 'jar', 'CONTAINER', null, now()),
  ('BOTTLE', 'шише', 'bottle', 'шише', 'bottle', 'CONTAINER', null, now()),
  ('SACK', 'вреќа', 'sack', 'вреќа', 'sack', 'CONTAINER', null, now());
