CREATE TABLE "text_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"work_id" text NOT NULL,
	"work" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"accepted" text NOT NULL,
	"suggestions_left" integer NOT NULL,
	"by_model" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_versions_owner" ON "text_versions" USING btree ("user_id","work_id","created_at");