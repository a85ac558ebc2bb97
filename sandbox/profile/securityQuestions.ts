import type { SecurityQuestionsAnswer } from '#schemas/declare/platform/profile.schema.ts';

/** The catalogue (CALL-73). Ids are kept with members' answers and never given to another question; the texts are the player's. */
export const securityQuestions: SecurityQuestionsAnswer = [
  { id: 1, question: 'question.pet' },
  { id: 2, question: 'question.street' },
  { id: 3, question: 'question.school' },
  { id: 4, question: 'question.friend' },
  { id: 5, question: 'question.book' },
  { id: 6, question: 'question.city' },
  { id: 7, question: 'question.dish' },
  { id: 8, question: 'question.teacher' },
];
