CREATE TABLE "analysis_sources" (
	"analysis_id" text NOT NULL,
	"document_id" text NOT NULL,
	"entry_id" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analysis_sources_analysis_id_document_id_pk" PRIMARY KEY("analysis_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "analysis_sources" ADD CONSTRAINT "analysis_sources_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;