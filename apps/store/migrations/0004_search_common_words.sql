-- A search for words that many products have must not take longer in a store with more products. The index returns all matches at once, so
-- these functions use it only for words that few products have. For other words, they read the products in the order of the store, until
-- there are enough matches.

-- Returns the ids of the first matches in the order of the store, up to a maximum. It reads up to `scanned` products.
CREATE FUNCTION first_matches(
	store text, searched tsquery, in_title boolean, with_hidden boolean, updated_before timestamptz, scanned integer, maximum integer
) RETURNS text[] LANGUAGE sql STABLE
	SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
	SELECT ARRAY(
		SELECT id FROM (
			SELECT id, search, is_hidden, updated_at FROM products WHERE store_id = store ORDER BY "order", id LIMIT scanned
		) AS first_products
		WHERE CASE WHEN in_title THEN ts_filter(search, '{a}') @@ searched ELSE search @@ searched END
			AND (with_hidden OR NOT is_hidden) AND (updated_before IS NULL OR updated_at < updated_before)
		LIMIT maximum
	)
$$;
--> statement-breakpoint
-- Returns the ids of up to `maximum` matches:
-- 1. It reads the first 100 products in the order of the store. If `maximum` is ten or less and that many match, it returns them.
-- 2. If ten match, it reads the first `10 * maximum` products. If `maximum` match, or if these are all products, it returns the matches.
-- 3. Otherwise, it returns matches from the index, in any order.
CREATE FUNCTION find_matches(
	store text, searched tsquery, in_title boolean, with_hidden boolean, updated_before timestamptz, maximum integer
) RETURNS text[] LANGUAGE plpgsql STABLE
	SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
	ids text[];
BEGIN
	ids := first_matches(store, searched, in_title, with_hidden, updated_before, 100, least(10, maximum));
	IF cardinality(ids) = 10 AND maximum > 10 THEN
		ids := first_matches(store, searched, in_title, with_hidden, updated_before, 10 * maximum, maximum);
		-- In a small store, these are all matches.
		IF (SELECT visible_count + hidden_count <= 10 * maximum FROM stores WHERE id = store) THEN
			RETURN ids;
		END IF;
	END IF;
	IF cardinality(ids) = maximum THEN
		RETURN ids;
	END IF;
	IF in_title THEN
		RETURN ARRAY(
			SELECT id FROM products
			WHERE store_id = store AND ts_filter(search, '{a}') @@ searched
				AND (with_hidden OR NOT is_hidden) AND (updated_before IS NULL OR updated_at < updated_before)
			LIMIT maximum
		);
	END IF;
	RETURN ARRAY(
		SELECT id FROM products
		WHERE store_id = store AND search @@ searched
			AND (with_hidden OR NOT is_hidden) AND (updated_before IS NULL OR updated_at < updated_before)
		LIMIT maximum
	);
END $$;
--> statement-breakpoint
-- Returns up to `maximum` matches of a query, the best first. If there are more, those with the words in their title are preferred.
-- If `only_ids` or `updated_before` is null, it does not restrict the matches.
CREATE OR REPLACE FUNCTION search_products(
	store text, searched tsquery, with_hidden boolean, only_ids text[], updated_before timestamptz, maximum integer
) RETURNS TABLE (id text, "order" integer, title text, updated_at timestamptz, rank real) LANGUAGE plpgsql STABLE
	SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
#variable_conflict use_column
DECLARE
	ids text[] := coalesce(only_ids, find_matches(store, searched, true, with_hidden, updated_before, maximum));
BEGIN
	IF only_ids IS NULL AND cardinality(ids) < maximum THEN
		ids := ids || find_matches(store, searched, false, with_hidden, updated_before, maximum);
	END IF;
	RETURN QUERY
	SELECT id, "order", title, updated_at::timestamptz, ts_rank(search, searched) AS rank
	-- Without `OFFSET 0`, the query planner may also read all matches of `search @@ searched` from the index.
	FROM (SELECT * FROM products WHERE store_id = store AND id = ANY (ids) OFFSET 0) AS candidates
	WHERE search @@ searched
		AND (with_hidden OR NOT is_hidden) AND (updated_before IS NULL OR updated_at < updated_before)
	ORDER BY rank DESC, "order", id
	LIMIT maximum;
END $$;
--> statement-breakpoint
-- Returns the query for the products that have all of the words, each in any of its forms. The last word may be incomplete. For a
-- word of four letters or more that no visible product has, the query also finds similar words. Returns null if there is nothing to search for.
CREATE OR REPLACE FUNCTION search_query(store text, language text, searched text[]) RETURNS tsquery LANGUAGE plpgsql STABLE
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
		IF length(plain) >= 4 AND cardinality(find_matches(store, part, false, false, NULL, 1)) = 0 THEN
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
