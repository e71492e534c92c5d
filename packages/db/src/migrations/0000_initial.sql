CREATE TABLE "account_role" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "account_role_once" UNIQUE("account_id","name"),
	CONSTRAINT "account_role_name" CHECK ("account_role"."name" in ('accountEdit', 'libraryEdit'))
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text,
	"username_key" text,
	"password_hash" text,
	"last_user_login_time" timestamp (3) with time zone,
	"last_admin_login_time" timestamp (3) with time zone,
	"last_visit_time" timestamp (3) with time zone NOT NULL,
	"created_time" timestamp (3) with time zone NOT NULL,
	"updated_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_username_key_unique" UNIQUE("username_key"),
	CONSTRAINT "account_credentials" CHECK (num_nulls("account"."username", "account"."username_key", "account"."password_hash") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "analytics_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"visitor_id" text NOT NULL,
	"account_id" uuid,
	"properties" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_score" (
	"team_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"is_correct" boolean,
	"points_awarded" double precision NOT NULL,
	"is_auto_marked_correct" boolean NOT NULL,
	"was_auto_marked_correct" boolean NOT NULL,
	"is_marked_by_quizmaster" boolean NOT NULL,
	CONSTRAINT "answer_score_team_id_question_id_pk" PRIMARY KEY("team_id","question_id"),
	CONSTRAINT "answer_score_points" CHECK ("answer_score"."points_awarded" = 0 or "answer_score"."is_correct" is true)
);
--> statement-breakpoint
CREATE TABLE "answer_sheet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"default_points" double precision NOT NULL,
	"created_time" timestamp (3) with time zone NOT NULL,
	"updated_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_allowance_use" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"library_question_id" uuid NOT NULL,
	CONSTRAINT "library_allowance_use_pk" PRIMARY KEY("account_id","day","kind","library_question_id"),
	CONSTRAINT "library_allowance_use_kind" CHECK ("library_allowance_use"."kind" in ('view', 'borrow'))
);
--> statement-breakpoint
CREATE TABLE "library_category" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "library_category_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "library_contributor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"moniker" text NOT NULL,
	CONSTRAINT "library_contributor_moniker_unique" UNIQUE("moniker")
);
--> statement-breakpoint
CREATE TABLE "library_difficulty" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "library_difficulty_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "library_question_tag" (
	"library_question_id" uuid NOT NULL,
	"library_tag_id" uuid NOT NULL,
	CONSTRAINT "library_question_tag_library_question_id_library_tag_id_pk" PRIMARY KEY("library_question_id","library_tag_id")
);
--> statement-breakpoint
CREATE TABLE "library_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"points" double precision,
	"question" text NOT NULL,
	"answer_entry_type" text NOT NULL,
	"correct_answer" text NOT NULL,
	"correct_multi_answer" text NOT NULL,
	"should_reveal_answer" boolean NOT NULL,
	"auto_mark_correct_style" text NOT NULL,
	"answer_trivia" text NOT NULL,
	"reveal_answer_trivia" text NOT NULL,
	"image_url" text NOT NULL,
	"contributor_id" uuid,
	"library_category_id" uuid,
	"library_difficulty_id" uuid,
	"created_time" timestamp (3) with time zone NOT NULL,
	"updated_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "library_question_answer_entry_type" CHECK ("library_question"."answer_entry_type" in ('freeText', 'multiChoice')),
	CONSTRAINT "library_question_auto_mark_correct_style" CHECK ("library_question"."auto_mark_correct_style" in ('similar', 'same', 'never'))
);
--> statement-breakpoint
CREATE TABLE "library_tag" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_special_interest" boolean NOT NULL,
	CONSTRAINT "library_tag_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "question_status" (
	"session_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"asked_ordinal" integer,
	"is_revealed" boolean NOT NULL,
	"frozen" jsonb,
	CONSTRAINT "question_status_session_id_question_id_pk" PRIMARY KEY("session_id","question_id"),
	CONSTRAINT "question_status_asked_once" UNIQUE("session_id","asked_ordinal"),
	CONSTRAINT "question_status_asked_ordinal" CHECK ("question_status"."asked_ordinal" > 0)
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answer_sheet_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"points" double precision,
	"question" text NOT NULL,
	"answer_entry_type" text NOT NULL,
	"correct_answer" text NOT NULL,
	"correct_multi_answer" text NOT NULL,
	"should_reveal_answer" boolean NOT NULL,
	"auto_mark_correct_style" text NOT NULL,
	"answer_trivia" text NOT NULL,
	"reveal_answer_trivia" text NOT NULL,
	"image_url" text NOT NULL,
	"reveal_answer_trivia_html" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "question_answer_entry_type" CHECK ("question"."answer_entry_type" in ('freeText', 'multiChoice')),
	CONSTRAINT "question_auto_mark_correct_style" CHECK ("question"."auto_mark_correct_style" in ('similar', 'same', 'never'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answer_sheet_id" uuid NOT NULL,
	"session_status" text NOT NULL,
	"current_question_id" uuid,
	"version" integer NOT NULL,
	"frozen_quiz_name" text,
	"frozen_default_points" double precision,
	"created_time" timestamp (3) with time zone NOT NULL,
	"updated_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_session_status" CHECK ("session"."session_status" in ('notStarted', 'askQuestions', 'confirmAnswers', 'markAnswers', 'revealScoring', 'revealLeaderboard', 'finished')),
	CONSTRAINT "session_frozen" CHECK (num_nulls("session"."frozen_quiz_name", "session"."frozen_default_points") = case when "session"."session_status" = 'finished' then 0 else 2 end)
);
--> statement-breakpoint
CREATE TABLE "team_answer" (
	"team_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"multi_choice_selected_option_indexes" integer[] NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"question_vote" boolean,
	"last_browser_id" text,
	"last_sequence" bigint,
	CONSTRAINT "team_answer_team_id_question_id_pk" PRIMARY KEY("team_id","question_id"),
	CONSTRAINT "team_answer_one_option" CHECK (cardinality("team_answer"."multi_choice_selected_option_indexes") <= 1),
	CONSTRAINT "team_answer_last_save" CHECK (num_nulls("team_answer"."last_browser_id", "team_answer"."last_sequence") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"join_ordinal" integer NOT NULL,
	"writer_browser_id" text,
	"created_time" timestamp (3) with time zone NOT NULL,
	"answers_updated_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_join_order" UNIQUE("session_id","join_ordinal")
);
--> statement-breakpoint
ALTER TABLE "account_role" ADD CONSTRAINT "account_role_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_event" ADD CONSTRAINT "analytics_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_score" ADD CONSTRAINT "answer_score_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_score" ADD CONSTRAINT "answer_score_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sheet" ADD CONSTRAINT "answer_sheet_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_allowance_use" ADD CONSTRAINT "library_allowance_use_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_allowance_use" ADD CONSTRAINT "library_allowance_use_library_question_fk" FOREIGN KEY ("library_question_id") REFERENCES "public"."library_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_contributor" ADD CONSTRAINT "library_contributor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_question_tag" ADD CONSTRAINT "library_question_tag_library_question_id_library_question_id_fk" FOREIGN KEY ("library_question_id") REFERENCES "public"."library_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_question_tag" ADD CONSTRAINT "library_question_tag_library_tag_id_library_tag_id_fk" FOREIGN KEY ("library_tag_id") REFERENCES "public"."library_tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_question" ADD CONSTRAINT "library_question_contributor_id_library_contributor_id_fk" FOREIGN KEY ("contributor_id") REFERENCES "public"."library_contributor"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_question" ADD CONSTRAINT "library_question_library_category_id_library_category_id_fk" FOREIGN KEY ("library_category_id") REFERENCES "public"."library_category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_question" ADD CONSTRAINT "library_question_library_difficulty_id_library_difficulty_id_fk" FOREIGN KEY ("library_difficulty_id") REFERENCES "public"."library_difficulty"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_status" ADD CONSTRAINT "question_status_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_status" ADD CONSTRAINT "question_status_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_answer_sheet_id_answer_sheet_id_fk" FOREIGN KEY ("answer_sheet_id") REFERENCES "public"."answer_sheet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_answer_sheet_id_answer_sheet_id_fk" FOREIGN KEY ("answer_sheet_id") REFERENCES "public"."answer_sheet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_current_question_id_question_id_fk" FOREIGN KEY ("current_question_id") REFERENCES "public"."question"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_answer" ADD CONSTRAINT "team_answer_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_answer" ADD CONSTRAINT "team_answer_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_created_time" ON "account" USING btree ("created_time","id");--> statement-breakpoint
CREATE INDEX "account_unused_guest" ON "account" USING btree ("last_visit_time") WHERE "account"."username" is null;--> statement-breakpoint
CREATE INDEX "analytics_event_time" ON "analytics_event" USING btree ("time");--> statement-breakpoint
CREATE INDEX "analytics_event_name" ON "analytics_event" USING btree ("name","time");--> statement-breakpoint
CREATE INDEX "analytics_event_account" ON "analytics_event" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "answer_score_question" ON "answer_score" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "answer_sheet_account" ON "answer_sheet" USING btree ("account_id","updated_time");--> statement-breakpoint
CREATE INDEX "answer_sheet_updated_time" ON "answer_sheet" USING btree ("updated_time","id");--> statement-breakpoint
CREATE INDEX "auth_session_user" ON "auth_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_session_expires_at" ON "auth_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "library_allowance_use_question" ON "library_allowance_use" USING btree ("library_question_id");--> statement-breakpoint
CREATE INDEX "library_allowance_use_day" ON "library_allowance_use" USING btree ("day");--> statement-breakpoint
CREATE INDEX "library_contributor_account" ON "library_contributor" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "library_question_tag_tag" ON "library_question_tag" USING btree ("library_tag_id");--> statement-breakpoint
CREATE INDEX "library_question_created_time" ON "library_question" USING btree ("created_time","id");--> statement-breakpoint
CREATE INDEX "library_question_contributor" ON "library_question" USING btree ("contributor_id");--> statement-breakpoint
CREATE INDEX "library_question_category" ON "library_question" USING btree ("library_category_id");--> statement-breakpoint
CREATE INDEX "library_question_difficulty" ON "library_question" USING btree ("library_difficulty_id");--> statement-breakpoint
CREATE INDEX "question_status_question" ON "question_status" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_answer_sheet" ON "question" USING btree ("answer_sheet_id","position");--> statement-breakpoint
CREATE INDEX "session_answer_sheet" ON "session" USING btree ("answer_sheet_id");--> statement-breakpoint
CREATE INDEX "session_current_question" ON "session" USING btree ("current_question_id");--> statement-breakpoint
CREATE INDEX "team_answer_question" ON "team_answer" USING btree ("question_id");