# Zderzenie Światów, dom shadows: tytuły, potem słowa pojedynczych kart.

title-keyforgery = Fałszywka

card-keyforgery = „{ title-keyforgery }”

text-guess-to-forge = gdy przeciwnik miałby w swojej turze wykuć klucz, wybiera dom, a ty odkrywasz losową kartę z ręki; jeśli odkryta karta należy do innego domu, ta karta zostaje zniszczona, a klucz nie zostaje ani wykuty, ani opłacony
