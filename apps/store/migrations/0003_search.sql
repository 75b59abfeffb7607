CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "words" (
	"store_id" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "words_store_id_word_pk" PRIMARY KEY("store_id","word")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "language" text DEFAULT 'simple' NOT NULL;--> statement-breakpoint
ALTER TABLE "words" ADD CONSTRAINT "words_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "words_by_trigrams" ON "words" USING gin ("store_id","word" gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "products_by_words" ON "products" USING gin ("store_id","search") WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "products_by_words_of_title" ON "products" USING gin ("store_id",ts_filter("search", '{a}')) WITH (fastupdate = off);
--> statement-breakpoint
-- Returns the text search configuration of a language, or `simple` for an unknown language.
CREATE FUNCTION search_configuration(language text) RETURNS regconfig LANGUAGE sql STABLE AS $$
	SELECT coalesce(
		(SELECT oid::regconfig FROM pg_ts_config WHERE cfgname = language AND cfgnamespace = 'pg_catalog'::regnamespace),
		'pg_catalog.simple'
	)
$$;
--> statement-breakpoint
-- Converts a text to lower case without accents. For Arabic, also removes vowel marks, elongations and the hamza of letters, and unifies
-- letters that are often confused.
CREATE FUNCTION without_accents(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT translate(
		lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f\u0640\u064b-\u0655\u0670]', '', 'g')),
		'ىة', 'يه'
	)
$$;
--> statement-breakpoint
-- Returns the words of a text: stemmed by the rules of the language, and unstemmed without accents.
CREATE FUNCTION search_words(configuration regconfig, value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
	SELECT setweight(
		to_tsvector(configuration, coalesce(value, '')) || to_tsvector('simple', without_accents(coalesce(value, ''))), weight
	)
$$;
--> statement-breakpoint
-- Sets the search column of a product.
CREATE FUNCTION set_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	configuration regconfig := search_configuration((SELECT language FROM stores WHERE id = NEW.store_id));
BEGIN
	NEW.search := search_words(configuration, NEW.title, 'A')
		|| search_words(configuration, NEW.subtitle, 'B')
		|| search_words(configuration, NEW.description, 'C');
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_search BEFORE INSERT OR UPDATE OF store_id, title, subtitle, description, search ON products
	FOR EACH ROW EXECUTE FUNCTION set_search();
--> statement-breakpoint
-- Stores the words that a search can correct typing errors to: four letters or more, without digits or punctuation.
CREATE FUNCTION keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO words (store_id, word)
	SELECT DISTINCT store_id, lexeme
	FROM changed_products, unnest(search)
	WHERE length(lexeme) >= 4 AND lexeme !~ '[[:digit:][:punct:]]'
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER words_added AFTER INSERT ON products
	REFERENCING NEW TABLE AS changed_products
	FOR EACH STATEMENT EXECUTE FUNCTION keep_words();
--> statement-breakpoint
CREATE TRIGGER words_changed AFTER UPDATE ON products
	REFERENCING NEW TABLE AS changed_products
	FOR EACH STATEMENT EXECUTE FUNCTION keep_words();
--> statement-breakpoint
-- Recomputes the search column of the products of a store: the update runs the trigger `products_search`.
CREATE FUNCTION search_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE products SET search = NULL WHERE store_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stores_language AFTER UPDATE OF language ON stores
	FOR EACH ROW WHEN (OLD.language <> NEW.language) EXECUTE FUNCTION search_again();
--> statement-breakpoint
-- The functions below disable all scans but bitmap scans: with another scan, the database may read every product of the store to find
-- enough matches.

-- Returns the query for the products that have all of the words, each in any of its forms. The last word may be incomplete. For a
-- word of four letters or more that no visible product has, the query also finds similar words. Returns null if there is nothing to search for.
CREATE FUNCTION search_query(store text, language text, searched text[]) RETURNS tsquery LANGUAGE plpgsql STABLE
	SET client_min_messages = warning SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
	configuration regconfig := search_configuration(language);
	ending text;
	plain text;
	part tsquery;
	combined tsquery;
BEGIN
	FOR position IN 1 .. cardinality(searched) LOOP
		plain := without_accents(searched[position]);
		CONTINUE WHEN plain = '';
		ending := CASE WHEN position = cardinality(searched) THEN ':*' ELSE '' END;
		part := to_tsquery(configuration, quote_literal(searched[position]) || ending);
		-- In a search with several words, a product need not have a stop word such as "the".
		CONTINUE WHEN numnode(part) = 0 AND cardinality(searched) > 1;
		part := part || to_tsquery('simple', quote_literal(plain) || ending);
		IF length(plain) >= 4 AND NOT EXISTS (
			SELECT FROM products WHERE store_id = store AND search @@ part AND NOT is_hidden
		) THEN
			SELECT part || coalesce(string_agg(quote_literal(word), ' | ')::tsquery, '') INTO part
			FROM (
				SELECT word FROM words
				WHERE store_id = store AND (word % plain OR word %> plain)
				ORDER BY greatest(similarity(word, plain), word_similarity(plain, word)) DESC, word
				LIMIT 3
			) AS similar_words;
		END IF;
		combined := CASE WHEN combined IS NULL THEN part ELSE combined && part END;
	END LOOP;
	RETURN combined;
END $$;
--> statement-breakpoint
-- Returns up to `maximum` matches of a query, the best first. If there are more, those with the words in their title are preferred.
-- If `only_ids` or `updated_before` is null, it does not restrict the matches.
CREATE FUNCTION search_products(
	store text, searched tsquery, with_hidden boolean, only_ids text[], updated_before timestamptz, maximum integer
) RETURNS TABLE (id text, "order" integer, title text, updated_at timestamptz, rank real) LANGUAGE plpgsql STABLE
	SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
#variable_conflict use_column
BEGIN
	RETURN QUERY
	SELECT id, "order", title, updated_at::timestamptz, ts_rank(search, searched) AS rank
	FROM products
	WHERE store_id = store AND id = ANY (ARRAY(
		(
			SELECT id FROM products
			WHERE store_id = store AND ts_filter(search, '{a}') @@ searched AND (with_hidden OR NOT is_hidden)
				AND (only_ids IS NULL OR id = ANY (only_ids)) AND (updated_before IS NULL OR updated_at < updated_before)
			LIMIT maximum
		) UNION (
			SELECT id FROM products
			WHERE store_id = store AND search @@ searched AND (with_hidden OR NOT is_hidden)
				AND (only_ids IS NULL OR id = ANY (only_ids)) AND (updated_before IS NULL OR updated_at < updated_before)
			LIMIT maximum
		)
	))
	ORDER BY rank DESC, "order", id
	LIMIT maximum;
END $$;
--> statement-breakpoint
UPDATE products SET search = NULL;
