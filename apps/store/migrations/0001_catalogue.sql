CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE stores (id text PRIMARY KEY);

-- Normalizes a text for search, as `normalizeSearchText` in packages/i18n does: in lower case, without accents, vowel marks and article, with
-- Latin digits. Words joined by a hyphen or an apostrophe become separate words and one word.
CREATE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	WITH folded AS (
		SELECT translate(
			replace(replace(replace(lower(regexp_replace(
				normalize(value, NFKD),
				'[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'
			)), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
			'øłđıςٱىیکة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‐''’',
			'oldiσاييكه01234567890123456789---'
		) AS text
	)
	SELECT string_agg(
		CASE WHEN word LIKE '%-%' THEN replace(word, '-', ' ') || ' ' || replace(word, '-', '') ELSE word END, ' '
	)
	FROM folded, regexp_split_to_table(regexp_replace(text, '\mال(?=[[:alnum:]]{2})', '', 'g'), '[^[:alnum:]-]+') AS word
$$;

-- The words of a product with their weights: title A, subtitle B, description C. The tags and entities of the description are skipped.
CREATE FUNCTION search_vector(document jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT setweight(to_tsvector('simple', coalesce(search_text(document->>'title'), '')), 'A')
		|| setweight(to_tsvector('simple', coalesce(search_text(document->>'subtitle'), '')), 'B')
		|| setweight(to_tsvector('simple', coalesce(search_text(
			regexp_replace(document->>'description', '<[^<>]*>|&#?[[:alnum:]]+;', ' ', 'g')
		), '')), 'C')
$$;

-- `document` is the product as in the product list of the store API.
CREATE TABLE products (
	store_id text NOT NULL REFERENCES stores ON DELETE CASCADE,
	document jsonb NOT NULL,
	is_hidden boolean NOT NULL DEFAULT false,
	id text NOT NULL GENERATED ALWAYS AS (document->>'id') STORED,
	-- The list is sorted by it, without regard to case and accents.
	title text COLLATE "C" NOT NULL GENERATED ALWAYS AS (coalesce(search_text(document->>'title'), '')) STORED,
	slug text GENERATED ALWAYS AS (document->>'slug') STORED,
	"order" double precision NOT NULL GENERATED ALWAYS AS ((document->>'order')::double precision) STORED,
	-- An ISO date and time in UTC, which is sorted as text.
	updated_at text COLLATE "C" NOT NULL GENERATED ALWAYS AS (document->>'updated_at') STORED,
	search tsvector NOT NULL GENERATED ALWAYS AS (search_vector(document)) STORED,
	PRIMARY KEY (store_id, id)
);
-- Long documents are stored outside the row, so that ranking reads the words of many products without them.
ALTER TABLE products ALTER COLUMN search SET STORAGE MAIN;
CREATE INDEX products_by_order ON products (store_id, "order", id);
CREATE INDEX products_by_slug ON products (store_id, slug);
-- With `fastupdate`, each search would also read a list of pending entries until the next vacuum. PGlite has no background processes.
CREATE INDEX products_by_search ON products USING gin (search) WITH (fastupdate = off);

-- The stock of each variant; null if it is unknown or not managed.
CREATE TABLE variants (
	store_id text NOT NULL,
	id text NOT NULL,
	product_id text NOT NULL,
	position integer NOT NULL,
	inventory_quantity integer,
	PRIMARY KEY (store_id, id),
	FOREIGN KEY (store_id, product_id) REFERENCES products ON DELETE CASCADE
);
CREATE INDEX variants_by_product ON variants (store_id, product_id);

-- The words in which typing errors are found. Each import refreshes it.
CREATE MATERIALIZED VIEW words AS
	SELECT DISTINCT store_id, word
	FROM products, unnest(tsvector_to_array(search)) AS word
	WHERE NOT is_hidden AND length(word) >= 5;
CREATE UNIQUE INDEX words_key ON words (store_id, word);
CREATE INDEX words_by_trigrams ON words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- The query for a word of a search: the word itself or, for a prefix, its continuations, and the words that match a pattern of a typing error.
CREATE FUNCTION search_word(store text, searched text, is_prefix boolean, typo_patterns text[]) RETURNS tsquery LANGUAGE sql STABLE AS $$
	SELECT (quote_literal(searched) || CASE WHEN is_prefix THEN ':*' ELSE '' END)::tsquery
		|| coalesce(string_agg(quote_literal(word), ' | '), '')::tsquery
	FROM words
	WHERE store_id = store AND word LIKE ANY (typo_patterns)
$$;
