/** What each area of the API is promised to have; `{a,b}` means one endpoint each. */
const areas: Record<string, string[]> = {
  session: [
    'POST /v1/agent/{login,register,token/refresh,password/forgot,password/reset,email/confirm}',
    'POST /v1/agent/{login/second-factor,passkey/options,passkey/login,not-me}',
    'GET /v1/agent/current',
    'GET /logout',
    'GET /oauth2/authorization/google',
    'GET /login/oauth2/code/google',
  ],
  products: [
    'GET,POST /v1/products',
    'GET,PATCH,DELETE /v1/products/:id',
    'POST /v1/products/:id/{publish,unpublish,archive,restore,fixed,duplicate}',
    'GET,POST /v1/products/:id/movements',
    'PUT /v1/products/:id/{produce,images}',
    'GET /v1/products/:id/{history,offers,prices}',
    'POST /v1/products/bulk',
    'GET /v1/products/bulk/:id',
    'GET /v1/products/export',
  ],
  produce: [
    'GET,POST /v1/produce',
    'GET,PATCH,DELETE /v1/produce/:id',
    'GET,POST /v1/produce/:id/movements',
    'POST /v1/movements/:id/{reverse,correct}',
    'POST /v1/produce/:id/{close,reopen,mark-lost,duplicate}',
    'GET /v1/produce/{calendar,export}',
    'POST /v1/produce/bulk',
    'GET /v1/produce/bulk/:id',
  ],
  locations: [
    'GET,POST /v1/locations',
    'GET,PATCH,DELETE /v1/locations/:id',
    'POST /v1/locations/:id/{archive,restore,make-primary}',
    'GET /v1/locations/:id/{history,uses}',
    'POST /v1/locations/bulk',
    'GET /v1/locations/bulk/:id',
    'GET /v1/locations/export',
    'GET /v1/locations/export/geojson',
    'GET /v1/locations/export/kml',
  ],
  promotions: [
    'GET,POST /v1/promotions',
    'GET,PATCH,DELETE /v1/promotions/:id',
    'POST /v1/promotions/:id/{publish,pause,resume,stop,archive,restore,duplicate}',
    'GET /v1/promotions/:id/effect',
    'POST /v1/promotions/preview',
    'POST /v1/promotions/bulk',
    'GET /v1/promotions/bulk/:id',
    'POST /v1/promotions/bulk/undo',
  ],
  files: ['POST /v1/images', 'DELETE /v1/images/:id'],
  imports: [
    'POST /v1/imports',
    'GET /v1/imports/template',
    'GET /v1/imports/:id',
    'GET /v1/imports/:id/{rows,faults,errors.csv}',
    'PATCH /v1/imports/:id/rows',
    'PATCH /v1/imports/:id/rows/:n',
    'POST /v1/imports/:id/{apply,undo}',
  ],
  dashboard: ['GET /v1/dashboard', 'POST,DELETE /v1/samples'],
  account: [
    'GET,PATCH /v1/account',
    'POST /v1/account/{verification,password,export}',
    'GET /v1/account/security',
    'POST /v1/account/passkeys',
    'POST /v1/account/passkeys/options',
    'PATCH,DELETE /v1/account/passkeys/:id',
    'POST,DELETE /v1/account/second-factor',
    'POST /v1/account/second-factor/{confirm,codes}',
    'GET,DELETE /v1/account/sessions',
    'DELETE /v1/account/sessions/:id',
    'POST,DELETE /v1/account/{google,close}',
    'GET /v1/account/export/:id',
    'GET,PUT /v1/account/preferences',
    'GET,POST /v1/views',
    'PATCH,DELETE /v1/views/:id',
    'GET /v1/activity',
    'GET /v1/notifications',
    'POST /v1/notifications/read',
  ],
  management: [
    'GET /v1/management/{agents,verification,audit,locations,products,stats}',
    'GET /v1/management/audit/export',
    'GET,POST /v1/management/audit/proof',
    'GET /v1/management/agents/:id',
    'GET /v1/management/agents/:id/{products,produce,locations,promotions,activity}',
    'POST /v1/management/agents/:id/{verification,suspend,reactivate,sessions/revoke,second-factor/end,view}',
    'PUT /v1/management/agents/:id/roles',
    'POST /v1/management/products/:id/{block,unblock}',
    'POST /v1/management/reference/{categories,crops,units,vat-rates,fx-rates}',
    'GET /v1/management/reference/{categories,crops,units,vat-rates}/uses',
    'POST /v1/management/reference/crops/:key/merge',
    'PATCH,DELETE /v1/management/reference/{categories/:key,crops/:key,units/:key,vat-rates/:key,fx-rates/:key}',
  ],
  reference: ['GET /v1/reference/{categories,crops,units,municipalities,vat-rates}'],
  system: ['GET /health/{live,ready}'],
};

/** Every promised endpoint as the OpenAPI document writes it: `PATCH /v1/products/{id}`. */
export function promisedEndpoints(): string[] {
  return Object.values(areas)
    .flat()
    .flatMap((line) => {
      const [methods = '', pattern = ''] = line.split(' ', 2);
      const [start = '', choices, end = ''] = pattern.split(/[{}]/);
      const paths =
        choices === undefined ? [start] : choices.split(',').map((x) => start + x + end);
      return methods
        .split(',')
        .flatMap((method) => paths.map((path) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`));
    });
}
