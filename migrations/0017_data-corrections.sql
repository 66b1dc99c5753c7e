CREATE TABLE "data_corrections" (
	"document_id" text PRIMARY KEY NOT NULL,
	"corrections" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_corrections" ADD CONSTRAINT "data_corrections_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;