/** Titles from one line, parted by ` | `, so that a shelf of names reads as a shelf. */
export function titles(line: string): readonly string[] {
  return line.split(' | ');
}
