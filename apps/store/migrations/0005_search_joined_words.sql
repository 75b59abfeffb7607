-- Returns the words of a text: stemmed by the rules of the language, and unstemmed without accents. Characters that join words separate
-- them, as in a search. Otherwise, PostgreSQL would read "node.js" as a host, "PDF/EPUB" as a path and the end of "GPT-4" as a negative number.
CREATE OR REPLACE FUNCTION search_words(configuration regconfig, value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
	SELECT setweight(to_tsvector(configuration, separated) || to_tsvector('simple', without_accents(separated)), weight)
	FROM (
		SELECT regexp_replace(coalesce(value, ''), '(?<=[[:alnum:]])[-./:@_]+(?=[[:alnum:]])', ' ', 'g') AS separated
	) AS words
$$;
--> statement-breakpoint
UPDATE products SET search = NULL;
