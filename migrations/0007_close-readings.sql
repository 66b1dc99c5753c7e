CREATE TABLE "close_reading_parts" (
	"reading_id" text NOT NULL,
	"part" integer NOT NULL,
	"proposals" text NOT NULL,
	"problem" text,
	CONSTRAINT "close_reading_parts_reading_id_part_pk" PRIMARY KEY("reading_id","part")
);
--> statement-breakpoint
CREATE TABLE "close_readings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"document_id" text NOT NULL,
	"model" text NOT NULL,
	"instructions" text NOT NULL,
	"part_tokens" integer NOT NULL,
	"estimated" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"findings" text,
	"proved_by" text,
	"tally" text,
	"choices" text DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "close_readings_once" UNIQUE("document_id","model","instructions")
);
--> statement-breakpoint
CREATE TABLE "proof_counts" (
	"model" text NOT NULL,
	"what" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "proof_counts_model_what_pk" PRIMARY KEY("model","what")
);
--> statement-breakpoint
ALTER TABLE "close_reading_parts" ADD CONSTRAINT "close_reading_parts_reading_id_close_readings_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."close_readings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_readings" ADD CONSTRAINT "close_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_readings" ADD CONSTRAINT "close_readings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "close_readings_user" ON "close_readings" USING btree ("user_id");