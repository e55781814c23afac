// How a worker is asked for what it can do, and answers: over its own port, or over one that it was given.

/** One end of a channel: a worker, what stands around one inside it, or a port. */
export interface Port {
  postMessage(message: unknown, transfer?: Port[]): void;
  addEventListener(kind: 'message', heard: (event: Heard) => void): void;
  /** A port hears nothing before that. */
  start?(): void;
}

/** What is heard over one. */
interface Heard {
  readonly data: unknown;
  readonly ports: readonly Port[];
}

/** What can be asked for, by its names. */
type Service<T> = { readonly [Name in keyof T]: (...given: never[]) => unknown };

/** Asks for one of these, and waits for what comes of it. */
export type Call<T extends Service<T>> = <Name extends keyof T & string>(
  name: Name,
  ...given: Parameters<T[Name]>
) => Promise<Awaited<ReturnType<T[Name]>>>;

interface Question {
  readonly asked: number;
  readonly name: string;
  readonly given: readonly unknown[];
}

interface Answer {
  readonly answered: number;
  readonly gave?: unknown;
  readonly threw?: Thrown;
}

/** An error as it goes over a port, with what tells errors apart. */
export interface Thrown {
  readonly message: string;
  readonly marks: Readonly<Record<string, unknown>>;
}

/** Several can ask over one port. */
let last = 0;

/** Ask whoever answers at the other end. */
export function callsOver<T extends Service<T>>(port: Port): Call<T> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  port.addEventListener('message', ({ data }) => {
    const { answered, gave, threw } = (data ?? {}) as Partial<Answer>;
    const one = answered === undefined ? undefined : waiting.get(answered);
    if (answered === undefined || !one) return;
    waiting.delete(answered);
    if (threw) one.reject(errorOf(threw));
    else one.resolve(gave);
  });
  port.start?.();
  return (name, ...given) => {
    const one = Promise.withResolvers<unknown>();
    const asked = ++last;
    waiting.set(asked, one);
    port.postMessage({ asked, name, given } satisfies Question);
    return one.promise as never;
  };
}

/** What is said over a port with another port, over which somebody else will ask. */
export const LENT = 'lent';

/** Answer over a port whatever is asked there, and over those that are lent by it. */
export function answerOver<T extends Service<T>>(port: Port, service: T): void {
  const act = async ({ name, given }: Question): Promise<Omit<Answer, 'answered'>> => {
    try {
      if (!Object.hasOwn(service, name)) throw new Error(`nothing here is called ${name}`);
      const asked = service[name as keyof T] as unknown as (...given: readonly unknown[]) => unknown;
      return { gave: await asked(...given) };
    } catch (error) {
      return { threw: thrownAs(error) };
    }
  };
  port.addEventListener('message', ({ data, ports: [lent] }) => {
    if (data === LENT && lent) return answerOver(lent, service);
    const question = (data ?? {}) as Partial<Question>;
    if (question.asked === undefined) return;
    const { asked: answered } = question;
    void act(question as Question).then((come) => port.postMessage({ answered, ...come }));
  });
  port.start?.();
}

/** The same where it has come. */
export function errorOf({ message, marks }: Thrown): Error {
  return Object.assign(new Error(message), marks);
}

const MARKS = ['name', 'code', 'errcode'] as const;

/** An error as it can be sent. */
export function thrownAs(error: unknown): Thrown {
  if (!(error instanceof Error)) return { message: String(error), marks: {} };
  const marks = MARKS.filter((mark) => mark in error).map((mark) => [mark, error[mark as keyof Error]]);
  return { message: error.message, marks: Object.fromEntries(marks) };
}
