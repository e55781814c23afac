import type { OpenAPIHono } from '@hono/zod-openapi';
import { ErrorBody } from '../api/api.ts';
import type { AnySpec, Env } from './endpoint.ts';

/** Describe an endpoint of an app in the terms of OpenAPI. */
export function describe(
  app: OpenAPIHono<Env>,
  { method, path, about, params, query, body, answer, status }: AnySpec,
): void {
  const content = { 'application/json': { schema: answer } };
  const refusal = { description: 'refused', content: { 'application/json': { schema: ErrorBody } } };
  const sent = { body: { required: true, content: { 'application/json': { schema: body } } } };
  app.openAPIRegistry.registerPath({
    method,
    path,
    summary: about,
    security: [{ key: [] }],
    request: { params, query, ...(method === 'post' ? sent : {}) },
    responses: { [status ?? 200]: { description: 'done', content }, default: refusal },
  });
}
