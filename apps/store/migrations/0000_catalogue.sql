CREATE TABLE "currencies" (
	"store_id" text NOT NULL,
	"code" text NOT NULL,
	"symbol" text NOT NULL,
	"symbol_native" text NOT NULL,
	"name" text NOT NULL,
	"name_plural" text NOT NULL,
	"decimal_digits" integer NOT NULL,
	"rounding" double precision NOT NULL,
	"template" text NOT NULL,
	"min_amount" double precision NOT NULL,
	CONSTRAINT "currencies_store_id_code_pk" PRIMARY KEY("store_id","code")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"ribbon_text" text,
	"description" text,
	"thumbnail" text,
	"slug" text,
	"site_product_selection" text,
	"purchasable" boolean DEFAULT true NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"order" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"type" jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"product_collections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"additional_info" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"related_products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "products_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"visible_count" integer DEFAULT 0 NOT NULL,
	"hidden_count" integer DEFAULT 0 NOT NULL,
	"seed" text
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"image_url" text,
	"sku" text,
	"manage_inventory" boolean DEFAULT false NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"inventory_quantity" integer,
	"weight" double precision,
	"amount" bigint NOT NULL,
	"sale_amount" bigint,
	"currency_code" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "variants_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "variants_amounts" CHECK ("variants"."amount" >= 0 and "variants"."sale_amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_store_id_product_id_products_store_id_id_fk" FOREIGN KEY ("store_id","product_id") REFERENCES "public"."products"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_store_id_currency_code_currencies_store_id_code_fk" FOREIGN KEY ("store_id","currency_code") REFERENCES "public"."currencies"("store_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug" ON "products" USING btree ("store_id","slug");--> statement-breakpoint
CREATE INDEX "products_by_order" ON "products" USING btree ("store_id","order","id","is_hidden");--> statement-breakpoint
CREATE INDEX "products_by_title" ON "products" USING btree ("store_id","title","id","is_hidden");--> statement-breakpoint
CREATE INDEX "products_by_updated_at" ON "products" USING btree ("store_id","updated_at","id","is_hidden");--> statement-breakpoint
CREATE INDEX "variants_of_product" ON "variants" USING btree ("store_id","product_id","position");