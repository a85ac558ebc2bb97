import { resolve } from 'node:path';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import type { CallExpression, Expression, Node } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';

export interface DeclaredColumn {
  /** As `typeof` would call a value, `Date`, `Uint8Array`, an array of such, or `object`. */
  readonly type: string;
  readonly isNullable: boolean;
}

export interface Statement {
  readonly file: string;
  /** Undefined if the text is put together from values that only exist at run time. */
  readonly sql: string | undefined;
  /** The columns of the row type that the code declares, or undefined if it declares none. */
  readonly columns: Readonly<Record<string, DeclaredColumn>> | undefined;
}

const PROJECT = resolve('server/tsconfig.json');

/** The text of a constant expression. A parameter with a closed set of values counts as the first of them. */
function textOf(expression: Expression, checker: Checker): string | undefined {
  if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) return expression.text;
  if (isTemplateExpression(expression)) {
    const parts = expression.templateSpans.map((span) => {
      const value = textOf(span.expression, checker);
      return value === undefined ? undefined : value + span.literal.text;
    });
    return parts.includes(undefined) ? undefined : expression.head.text + parts.join('');
  }
  const called = isCallExpression(expression) ? initializerOf(expression.expression, checker) : undefined;
  if (called) return isArrowFunction(called) ? textOf(called.body as Expression, checker) : undefined; // a block has no text
  const initializer = initializerOf(expression, checker);
  const text = initializer && textOf(initializer, checker);
  if (text !== undefined) return text;
  const type = checker.getTypeAtLocation(expression);
  const [first] = type?.isUnionType() ? type.getTypes() : [type];
  return first?.isLiteralType() ? String(first.value) : undefined;
}

function initializerOf(expression: Node, checker: Checker): Expression | undefined {
  if (!isIdentifier(expression)) return undefined;
  const declaration = checker.getResolvedSymbol(expression)?.valueDeclaration?.resolve();
  return declaration && isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

function typeNameOf(type: Type, checker: Checker): string {
  const value = checker.getNonNullableType(type) ?? type;
  const primitives = { string: checker.getStringType(), number: checker.getNumberType(), boolean: checker.getBooleanType() };
  const primitive = Object.entries(primitives).find(([, each]) => checker.isTypeAssignableTo(value, each));
  const name = primitive?.[0] ?? checker.typeToString(value).replace(/^readonly |<.*>$/g, '');
  return /^(Date|Uint8Array|(string|number|boolean)(\[\])?)$/.test(name) ? name : 'object';
}

function columnsOf({ typeArguments }: CallExpression, checker: Checker): Statement['columns'] {
  const type = typeArguments?.[0] && checker.getTypeFromTypeNode(typeArguments[0]);
  const properties = type ? checker.getPropertiesOfType(type) : [];
  if (properties.length === 0) return undefined; // also a type parameter: the caller of that function declares the columns
  const columns = properties.map((property) => {
    const declared = checker.getTypeOfSymbol(property) ?? checker.getUnknownType();
    const isNullable = checker.isTypeAssignableTo(checker.getNullType(), declared);
    return [property.name, { type: typeNameOf(declared, checker), isNullable }] as const;
  });
  return Object.fromEntries(columns);
}

/** Every call of `query(…)` in server and sandbox, tests apart, with its SQL and the row type that it declares. */
export function sqlStatements(): Statement[] {
  const api = new API({ cwd: process.cwd() });
  const project = api.updateSnapshot({ openProjects: [PROJECT] }).getProject(PROJECT);
  if (project === undefined) throw new Error(`${PROJECT} was not opened`);
  const { program, checker } = project;
  const found: Statement[] = [];
  for (const path of program.getSourceFileNames()) {
    const file = path.slice(process.cwd().length + 1);
    if (!/^(server|sandbox)\//.test(file)) continue;
    const visit = (node: Node): void => {
      node.forEachChild(visit);
      if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression) || node.expression.name.text !== 'query')
        return;
      const [sql] = node.arguments;
      if (sql) found.push({ file, sql: textOf(sql, checker), columns: columnsOf(node, checker) });
    };
    program.getSourceFile(path)?.forEachChild(visit);
  }
  api.close();
  return found;
}
