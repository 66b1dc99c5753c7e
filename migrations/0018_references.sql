CREATE TABLE "registry_answers" (
	"key" text NOT NULL,
	"registry" text NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "registry_answers_key_registry_pk" PRIMARY KEY("key","registry")
);
--> statement-breakpoint
CREATE TABLE "registry_consents" (
	"user_id" text PRIMARY KEY NOT NULL,
	"registries" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retractions" (
	"id" text PRIMARY KEY NOT NULL,
	"doi" text,
	"title_key" text NOT NULL,
	"title" text NOT NULL,
	"notice_doi" text,
	"nature" text NOT NULL,
	"reasons" text NOT NULL,
	"retracted_on" text NOT NULL,
	"loaded_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registry_consents" ADD CONSTRAINT "registry_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registry_answers_age" ON "registry_answers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "retractions_doi" ON "retractions" USING btree ("doi");--> statement-breakpoint
CREATE INDEX "retractions_title" ON "retractions" USING btree ("title_key");