/** What is open at a place in a text of JSON: a list with the place reached, or an object with the names seen. */
type Open =
  | { readonly kind: "list"; at: number }
  | { readonly kind: "object"; readonly names: Set<string>; name: string; expects: "name" | "value" };

/** A name that stands twice in one object, and where that object is. */
export interface Repeated {
  readonly path: readonly (string | number)[];
  readonly name: string;
}

/**
 * The first name that stands twice in one object; null where none does. The parser of the language takes the last of them without a
 * word. `json` is text that it has read already, so nothing else can be wrong in it.
 */
export function repeatedKey(json: string): Repeated | null {
  const open: Open[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const inner = open.at(-1);
    switch (json[at]) {
      case "{":
        open.push({ kind: "object", names: new Set(), name: "", expects: "name" });
        break;
      case "[":
        open.push({ kind: "list", at: 0 });
        break;
      case "}":
      case "]":
        open.pop();
        break;
      case ",":
        if (inner?.kind === "list") inner.at += 1;
        else if (inner !== undefined) inner.expects = "name";
        break;
      case '"': {
        const end = endOfText(json, at);
        if (inner?.kind === "object" && inner.expects === "name") {
          const name = JSON.parse(json.slice(at, end + 1)) as string;
          if (inner.names.has(name)) return { path: open.slice(0, -1).map(stepOf), name };
          inner.names.add(name);
          inner.name = name;
          inner.expects = "value";
        }
        at = end;
        break;
      }
      default:
    }
  }
  return null;
}

function stepOf(open: Open): string | number {
  return open.kind === "list" ? open.at : open.name;
}

/** Where the text that begins at `from` has its closing mark. */
function endOfText(json: string, from: number): number {
  let at = from + 1;
  while (json[at] !== '"') at += json[at] === "\\" ? 2 : 1;
  return at;
}
