ALTER TABLE "payments" ADD COLUMN "delivery" text DEFAULT 'unsent' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sends" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_ngwee" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_currency" text;--> statement-breakpoint
-- What was asked for before: sent once, and answered unless it is still where it began.
UPDATE "payments" SET "sends" = 1, "sent_at" = "created_at", "delivery" = CASE WHEN "status" <> 'CREATED' THEN 'answered' WHEN "never_sent" THEN 'unsent' ELSE 'unanswered' END;--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "never_sent";