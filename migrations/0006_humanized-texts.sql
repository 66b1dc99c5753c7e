CREATE TABLE "humanized_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"characters" integer NOT NULL,
	"changes" integer NOT NULL,
	"humanized" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "humanized_texts" ADD CONSTRAINT "humanized_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "humanized_texts_owner" ON "humanized_texts" USING btree ("user_id","created_at");