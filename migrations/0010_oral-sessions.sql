CREATE TABLE "oral_answers" (
	"session_id" text NOT NULL,
	"attempt" text NOT NULL,
	"position" bigserial NOT NULL,
	"user_id" text NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "oral_answers_session_id_attempt_pk" PRIMARY KEY("session_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "oral_minutes" (
	"user_id" text NOT NULL,
	"assistant" text NOT NULL,
	"counted_ms" bigint NOT NULL,
	"settled_minutes" integer NOT NULL,
	CONSTRAINT "oral_minutes_user_id_assistant_pk" PRIMARY KEY("user_id","assistant")
);
--> statement-breakpoint
CREATE TABLE "oral_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"assistant" text NOT NULL,
	"state" text NOT NULL,
	"sent_as" text,
	"document_id" text,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"type" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"style" text NOT NULL,
	"examiners" integer NOT NULL,
	"plan" text,
	"opening" text,
	"opening_audio" text,
	"problem" text,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_holder" text,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	"counted_ms" bigint DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone,
	"preparing_at" timestamp with time zone,
	"last_turn_taken" boolean DEFAULT false NOT NULL,
	CONSTRAINT "oral_sessions_sent_once" UNIQUE("user_id","assistant","sent_as")
);
--> statement-breakpoint
ALTER TABLE "oral_answers" ADD CONSTRAINT "oral_answers_session_id_oral_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."oral_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_answers" ADD CONSTRAINT "oral_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_minutes" ADD CONSTRAINT "oral_minutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_sessions" ADD CONSTRAINT "oral_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oral_answers_order" ON "oral_answers" USING btree ("session_id","position");--> statement-breakpoint
CREATE INDEX "oral_sessions_owner" ON "oral_sessions" USING btree ("user_id","assistant","created_at");--> statement-breakpoint
CREATE INDEX "oral_sessions_state" ON "oral_sessions" USING btree ("state","lease_until");