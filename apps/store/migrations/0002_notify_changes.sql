-- After each change of the catalogue, notifies the processes that cache responses. A change of the stock does not notify them: it happens
-- with every sale, and responses with stock are cached for a second only.
CREATE FUNCTION notify_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY catalogue;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stores_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON stores
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER currencies_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON currencies
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER variants_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
	store_id, id, product_id, position, title, image_url, sku, manage_inventory, is_available, weight, amount, sale_amount,
	currency_code, options ON variants
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
