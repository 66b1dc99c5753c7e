CREATE TABLE "card_reviews" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"card_id" text NOT NULL,
	"rating" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "card_reviews_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "study_cards" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"document_id" text NOT NULL,
	"place" text NOT NULL,
	"schedule" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_cards_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
DROP INDEX "chat_messages_writing";--> statement-breakpoint
ALTER TABLE "card_reviews" ADD CONSTRAINT "card_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_reviews" ADD CONSTRAINT "card_reviews_user_id_card_id_study_cards_user_id_id_fk" FOREIGN KEY ("user_id","card_id") REFERENCES "public"."study_cards"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_reviews_of" ON "card_reviews" USING btree ("user_id","card_id");--> statement-breakpoint
CREATE INDEX "study_cards_order" ON "study_cards" USING btree ("user_id","created_at");