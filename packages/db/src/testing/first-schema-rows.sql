-- Rows for every table of the first schema: an evening in which a quiz is being asked, one that is over, and the library.
insert into account (id, username, username_key, password_hash, last_user_login_time, last_admin_login_time, last_visit_time, created_time, updated_time) values
  ('a0000000-0000-4000-8000-000000000001', 'Landlord@Example.org', 'landlord@example.org', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', '2026-03-05 19:00:00.123+00', null, '2026-03-05 19:00:00.123+00', '2026-01-01 12:00+00', '2026-03-05 19:00:00.123+00'),
  ('a0000000-0000-4000-8000-000000000002', null, null, null, null, null, '2026-03-05 19:30+00', '2026-03-05 19:30+00', '2026-03-05 19:30+00');
insert into account_role (id, account_id, name) values
  ('a1000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001', 'libraryEdit');
insert into auth_session (id, user_id, expires_at, last_used) values
  (encode(sha256('a2000000-0000-4000-8000-000000000001'::bytea), 'hex'), 'a0000000-0000-4000-8000-000000000001', '2096-03-06 19:00+00', '2026-03-05 19:00+00');
insert into analytics_event (id, name, time, visitor_id, account_id, properties) values
  ('a3000000-0000-4000-8000-000000000001', 'quiz started', '2026-03-05 20:00+00', 'visitor', null, '{"teams": 2, "note": "a \"quoted\" line\nand another"}');
insert into answer_sheet (id, account_id, name, default_points, created_time, updated_time) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001', E'Thursday\tquiz \\ "one"', 1, '2026-03-01 12:00+00', '2026-03-05 20:00:00.007+00'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002', '', 0.1, '2026-03-05 19:31+00', '2026-03-05 19:31+00');
insert into question (id, answer_sheet_id, position, points, question, answer_entry_type, correct_answer, correct_multi_answer, should_reveal_answer, auto_mark_correct_style, answer_trivia, reveal_answer_trivia, image_url, reveal_answer_trivia_html, removed_at) values
  ('c0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001', 0, null, 'Who wrote Dracula?', 'freeText', 'Bram Stoker', '', true, 'similar', '', E'Line one\nline two\r\n\\.\n\\N', '', '<p>Line one</p>', null),
  ('c0000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000001', 1, 2.5, 'Welches Tier bellt? 🐕 ünïcode', 'multiChoice', '', E'--Dog\nCow', false, 'same', '', '', 'https://example.org/dog.png', '', null),
  ('c0000000-0000-4000-8000-000000000003', 'b0000000-0000-4000-8000-000000000001', 2, 3, 'Which planet is red?', 'freeText', 'Mars', '', true, 'never', '', '', '', '', null),
  ('c0000000-0000-4000-8000-000000000004', 'b0000000-0000-4000-8000-000000000001', 3, null, 'Which was removed?', 'freeText', 'This', '', true, 'similar', '', '', '', '', '2026-03-05 19:45+00'),
  ('c0000000-0000-4000-8000-000000000005', 'b0000000-0000-4000-8000-000000000002', 0, null, 'How many legs has a crab?', 'freeText', '10', '', true, 'similar', '', '', '', '', null);
insert into session (id, answer_sheet_id, session_status, current_question_id, version, frozen_quiz_name, frozen_default_points, created_time, updated_time) values
  ('d0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001', 'askQuestions', 'c0000000-0000-4000-8000-000000000001', 17, null, null, '2026-03-05 19:40+00', '2026-03-05 20:01+00'),
  ('d0000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000002', 'finished', null, 99, 'Guest night', 1, '2026-03-05 19:32+00', '2026-03-05 19:59+00');
insert into question_status (session_id, question_id, asked_ordinal, is_revealed, frozen) values
  ('d0000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000001', 1, false, null),
  ('d0000000-0000-4000-8000-000000000002', 'c0000000-0000-4000-8000-000000000005', 1, true, '{"points": null, "question": "How many legs has a crab?", "answerEntryType": "freeText", "correctAnswer": "10", "correctMultiAnswer": "", "shouldRevealAnswer": true, "autoMarkCorrectStyle": "similar", "answerTrivia": "", "revealAnswerTrivia": "", "imageUrl": "", "revealAnswerTriviaHtml": "", "position": 0}');
insert into team (id, session_id, name, join_ordinal, writer_browser_id, created_time, answers_updated_time) values
  ('e0000000-0000-4000-8000-000000000001', 'd0000000-0000-4000-8000-000000000001', 'Quizteama Aguilera', 1, 'phone-1', '2026-03-05 19:50+00', '2026-03-05 20:00:30.5+00'),
  ('e0000000-0000-4000-8000-000000000002', 'd0000000-0000-4000-8000-000000000001', 'Les Quizerables', 2, null, '2026-03-05 19:51+00', '2026-03-05 19:51+00'),
  ('e0000000-0000-4000-8000-000000000003', 'd0000000-0000-4000-8000-000000000002', 'Crabs', 1, 'phone-3', '2026-03-05 19:51+00', '2026-03-05 19:55+00');
insert into team_answer (team_id, question_id, answer, multi_choice_selected_option_indexes, is_confirmed, question_vote, last_browser_id, last_sequence) values
  ('e0000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000001', 'bram stoker', '{}', true, true, 'phone-1', 9007199254740991),
  ('e0000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000002', '', '{0}', false, null, null, null),
  ('e0000000-0000-4000-8000-000000000003', 'c0000000-0000-4000-8000-000000000005', '10', '{}', true, false, 'phone-3', 4);
insert into answer_score (team_id, question_id, is_correct, points_awarded, is_auto_marked_correct, was_auto_marked_correct, is_marked_by_quizmaster) values
  ('e0000000-0000-4000-8000-000000000003', 'c0000000-0000-4000-8000-000000000005', true, 0.30000000000000004, true, true, false);
insert into library_category (id, name, description) values
  ('f0000000-0000-4000-8000-000000000001', 'Books', 'What one reads');
insert into library_difficulty (id, name, description, position) values
  ('f1000000-0000-4000-8000-000000000001', 'Easy', '', 1);
insert into library_contributor (id, account_id, moniker) values
  ('f2000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001', 'Ann');
insert into library_tag (id, name, description, is_special_interest) values
  ('f3000000-0000-4000-8000-000000000001', 'vampires', '', true);
insert into library_question (id, points, question, answer_entry_type, correct_answer, correct_multi_answer, should_reveal_answer, auto_mark_correct_style, answer_trivia, reveal_answer_trivia, image_url, contributor_id, library_category_id, library_difficulty_id, created_time, updated_time) values
  ('f4000000-0000-4000-8000-000000000001', null, 'Who wrote Carmilla?', 'freeText', 'Sheridan Le Fanu', '', true, 'similar', '', '', '', 'f2000000-0000-4000-8000-000000000001', 'f0000000-0000-4000-8000-000000000001', 'f1000000-0000-4000-8000-000000000001', '2026-02-01 12:00+00', '2026-02-02 12:00+00');
insert into library_question_tag (library_question_id, library_tag_id) values
  ('f4000000-0000-4000-8000-000000000001', 'f3000000-0000-4000-8000-000000000001');
insert into library_allowance_use (account_id, day, kind, library_question_id) values
  ('a0000000-0000-4000-8000-000000000001', '2026-03-05', 'borrow', 'f4000000-0000-4000-8000-000000000001');
