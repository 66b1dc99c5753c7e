CREATE TABLE "fair_use_days" (
	"user_id" text NOT NULL,
	"day" text NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL,
	"images" bigint DEFAULT 0 NOT NULL,
	"audio_seconds" bigint DEFAULT 0 NOT NULL,
	"parse_seconds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "fair_use_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "usage_days" (
	"user_id" text NOT NULL,
	"assistant" text NOT NULL,
	"day" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"tokens_in" bigint DEFAULT 0 NOT NULL,
	"tokens_out" bigint DEFAULT 0 NOT NULL,
	"images" bigint DEFAULT 0 NOT NULL,
	"audio_seconds" bigint DEFAULT 0 NOT NULL,
	"parse_seconds" bigint DEFAULT 0 NOT NULL,
	"cost_micro_ngwee" bigint DEFAULT 0 NOT NULL,
	"unpriced_calls" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_days_user_id_assistant_day_pk" PRIMARY KEY("user_id","assistant","day")
);
--> statement-breakpoint
CREATE INDEX "usage_days_by_day" ON "usage_days" USING btree ("day");