import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

/** Security headers of every reply. Over plain HTTP nothing is upgraded, or a single-machine installation would not load. */
export const securityHeaders = (publicUrl: string): Middleware => {
  const https = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 365 * 24 * 3600, includeSubDomains: true } : false,
    originAgentCluster: https,
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    // Case ids stand in addresses of pages: no other site may learn them.
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
};
