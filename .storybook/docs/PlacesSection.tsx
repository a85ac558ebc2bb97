import type { BlockType } from '#schemas/blockSchemas.ts';
import { keysOf } from '#schemas/problem.ts';
import { regions } from '#schemas/release/layout.schema.ts';
import { STORYBOOK_PATH, TOOL_PATH } from '#schemas/toolAddresses.ts';
