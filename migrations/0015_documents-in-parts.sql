CREATE TABLE "document_pieces" (
	"document_id" text NOT NULL,
	"at" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"stored_name" text NOT NULL,
	CONSTRAINT "document_pieces_document_id_at_pk" PRIMARY KEY("document_id","at")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "lease_holder" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document_pieces" ADD CONSTRAINT "document_pieces_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_pieces_stored" ON "document_pieces" USING btree ("stored_name");