/** Which of the four tile colours a game has: always the same one, so that pictures of the page are the same twice (THEME-02). */
export const tileClass = (nodeId: number): 1 | 2 | 3 | 4 => ([1, 2, 3, 4] as const)[Math.abs(nodeId) % 4] ?? 1;
