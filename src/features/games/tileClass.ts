/** One of the four tile colours for a game: always the same one, so that repeated screenshots are equal (THEME-02). */
export const tileClass = (nodeId: number): 1 | 2 | 3 | 4 => ([1, 2, 3, 4] as const)[Math.abs(nodeId) % 4] ?? 1;
