CREATE TABLE "study_record_answers" (
	"document_id" text NOT NULL,
	"slot" text NOT NULL,
	"user_id" text NOT NULL,
	"answer" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_record_answers_document_id_slot_pk" PRIMARY KEY("document_id","slot")
);
--> statement-breakpoint
CREATE TABLE "study_records" (
	"document_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"version" text NOT NULL,
	"record" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "study_record_answers" ADD CONSTRAINT "study_record_answers_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_record_answers" ADD CONSTRAINT "study_record_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_records" ADD CONSTRAINT "study_records_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_records" ADD CONSTRAINT "study_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_record_answers_user" ON "study_record_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "study_records_user" ON "study_records" USING btree ("user_id");