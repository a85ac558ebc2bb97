import { expect, it } from 'vitest';
import { errorText } from '#src/forms/errorText.ts';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import { english as texts } from './support/playerTexts.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { platformRefusals } from '#schemas/declare/platform/platformRefusals.ts';

/**
 * Only a program that speaks the calls wrongly meets these; the play-money game has words of its own for `play`.
 */
const forDevelopers =
  /^(?:call\.(?:unknown|method)|merchant\.unknown|query\.invalid|body\.\w+|login\.(?:encryption|payload)|play\.\w+)$/;

const english = createTextValue('EN', texts);

const forPlayers = Object.entries(platformRefusals).filter(([code]) => !forDevelopers.test(code));

it.each(forPlayers)('the player has words of its own for %s', (code, [status]) => {
  expect(errorText(english, new ApiError(code, status, ''))).not.toBe(texts['error.unknown']);
});
