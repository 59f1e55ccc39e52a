import { needsProof } from '@afterglow/contract/gate';
import { limitCaching } from '@afterglow/operation/limitCaching';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { embedFolder } from '../../shell/serverPaths.ts';
import { assetHeaders } from '../fileHeaders.ts';
import type { Settings } from '../settings.ts';
import type { VisitorEnv } from './visitor.ts';

const none: string[] = [];
const self = ['self'];

/** Features that a page may use. Unused ones are disabled, so that no part of a page can request them. */
const permissionsPolicy = {
  accelerometer: none,
  autoplay: self,
  camera: none,
  displayCapture: none,
  geolocation: none,
  gyroscope: none,
  magnetometer: none,
  microphone: none,
  midi: none,
  payment: none,
  usb: none,
  fullscreen: self,
  pictureInPicture: self,
};

/** Headers for old browsers; the content security policy covers the same, or more. */
const unused = {
  originAgentCluster: false,
  removePoweredBy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** A visitor is identified only where the response depends on one. */
interface AnyVisitorEnv {
  Variables: Partial<VisitorEnv['Variables']>;
}

/**
 * Sets the headers that every response has. Those that do not apply to scripts and styles are omitted there: on a slow
 * connection they weigh as much as small chunks.
 */
export function responseHeaders({ publicOrigin, countryHeader, policy }: Settings) {
  const secure = secureHeaders({
    ...unused,
    permissionsPolicy,
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicOrigin.startsWith('https:') && 'max-age=31536000; includeSubDomains',
  });
  return createMiddleware<AnyVisitorEnv>(async (context, next) => {
    await (context.req.path.startsWith('/assets/') ? next() : secure(context, next));
    for (const [name, value] of Object.entries(assetHeaders)) context.res.headers.set(name, value);
    // A page of another site that is cross-origin isolated can only frame what allows it.
    if (context.req.path.startsWith(embedFolder))
      context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    const visitor = context.get('visitor');
    limitCaching(context.res.headers, {
      status: context.res.status,
      verified: visitor !== undefined && needsProof(visitor.country, policy),
      countryHeader: visitor === undefined ? null : countryHeader,
    });
  });
}
