-- Updates the product counts of the stores after each statement that inserts, updates or deletes products.
CREATE FUNCTION keep_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sign integer := CASE WHEN TG_ARGV[0] = 'removed' THEN -1 ELSE 1 END;
BEGIN
	UPDATE stores
	SET visible_count = visible_count + sign * changed.visible,
		hidden_count = hidden_count + sign * changed.hidden
	FROM (
		SELECT store_id,
			count(*) FILTER (WHERE NOT is_hidden) AS visible,
			count(*) FILTER (WHERE is_hidden) AS hidden
		FROM changed_products
		GROUP BY store_id
	) AS changed
	WHERE stores.id = changed.store_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON products
	REFERENCING NEW TABLE AS changed_products
	FOR EACH STATEMENT EXECUTE FUNCTION keep_counts('added');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON products
	REFERENCING OLD TABLE AS changed_products
	FOR EACH STATEMENT EXECUTE FUNCTION keep_counts('removed');
--> statement-breakpoint
-- An update subtracts the old rows and adds the new rows.
CREATE TRIGGER count_changed_from AFTER UPDATE ON products
	REFERENCING OLD TABLE AS changed_products
	FOR EACH STATEMENT EXECUTE FUNCTION keep_counts('removed');
--> statement-breakpoint
CREATE TRIGGER count_changed_to AFTER UPDATE ON products
	REFERENCING NEW TABLE AS changed_products
	FOR EACH STATEMENT EXECUTE FUNCTION keep_counts('added');
