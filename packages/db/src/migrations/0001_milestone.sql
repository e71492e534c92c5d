CREATE TABLE "milestone" (
	"name" text PRIMARY KEY NOT NULL,
	"reached_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- A library that has questions got the starter library, or its host wants another one.
INSERT INTO "milestone" ("name", "reached_time")
	SELECT 'starter-library', now() WHERE EXISTS (SELECT FROM "library_question");
