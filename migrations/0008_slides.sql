CREATE TABLE "presentations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"document_id" text,
	"source_filename" text NOT NULL,
	"bytes" bigint NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"step" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"deck" text,
	"problem" text,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_holder" text,
	"lease_until" timestamp with time zone,
	"session_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"downloaded_at" timestamp with time zone,
	CONSTRAINT "presentations_sent_once" UNIQUE("user_id","session_key")
);
--> statement-breakpoint
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presentations_owner" ON "presentations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "presentations_state" ON "presentations" USING btree ("state","lease_until");