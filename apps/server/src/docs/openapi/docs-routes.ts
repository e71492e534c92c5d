import { Router } from 'express';
import { contentSecurityPolicy } from '../../http/content-security-policy';
import { docsPage } from './docs-page';
import { openApiDocument } from './openapi-document';

/** `/openapi.json` for programs and `/docs` for people; made once, they only change with the server. */
export function docsRoutes(publicUrl: string): Router {
  const document = openApiDocument(publicUrl);
  const json = JSON.stringify(document);
  const page = docsPage(document);
  const policy = contentSecurityPolicy(page, publicUrl);
  const routes = Router({ caseSensitive: true });
  routes.get('/openapi.json', (_request, response) => {
    response.type('json').send(json);
  });
  routes.get('/docs', (_request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    response.type('html').send(page);
  });
  return routes;
}
