/** Titles from one line, separated by ` | `. */
export function titles(line: string): readonly string[] {
  return line.split(' | ');
}
