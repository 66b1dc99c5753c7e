CREATE TABLE "voice_audio" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"stored_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_turns" (
	"user_id" text NOT NULL,
	"assistant" text NOT NULL,
	"session" text NOT NULL,
	"attempt" text NOT NULL,
	"position" bigserial NOT NULL,
	"state" text NOT NULL,
	"heard" jsonb NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"sentences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"audio" text,
	"engine" jsonb,
	"voice" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "voice_turns_user_id_assistant_session_attempt_pk" PRIMARY KEY("user_id","assistant","session","attempt")
);
--> statement-breakpoint
ALTER TABLE "voice_audio" ADD CONSTRAINT "voice_audio_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_turns" ADD CONSTRAINT "voice_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_audio_user" ON "voice_audio" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_audio_age" ON "voice_audio" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "voice_turns_order" ON "voice_turns" USING btree ("user_id","assistant","session","position");--> statement-breakpoint
CREATE INDEX "voice_turns_age" ON "voice_turns" USING btree ("at");